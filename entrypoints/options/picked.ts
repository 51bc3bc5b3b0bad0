import type { PickedSitesProps } from "../../components/picked-sites";
import { isSelector } from "../../lib/dom/region";
import { type PickedSite, readPickedSites, writePickedSites } from "../../lib/model/picked-site";
import { keepPicked, removePicked } from "../../lib/storage/picked-sites";

/** What the settings can do with the regions that a person pointed at. */
export function pickedActions(sites: readonly PickedSite[]): PickedSitesProps {
  return {
    sites,
    onRemove: (origin) => void removePicked(origin),
    onExport() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([writePickedSites(sites)], { type: "application/json" }));
      link.download = "citecheck-regions.json";
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onImport(text) {
      const { sites: read, faults } = readPickedSites(text, isSelector);
      void keepPicked(read);
      return { kept: read.length, faults };
    },
  };
}
