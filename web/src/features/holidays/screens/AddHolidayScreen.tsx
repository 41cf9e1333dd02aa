import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { HolidayYearPage } from "../components/HolidayYearPage.tsx";
import { AddHolidayDialog } from "../dialogs/AddHolidayDialog.tsx";
import { useAddressYear } from "../use-holiday-address.ts";

/** The form lies over the year it adds to. */
export default function AddHolidayScreen() {
  const year = useAddressYear();
  if (year === undefined) return <NotFoundPage />;
  return (
    <>
      <HolidayYearPage year={year} />
      <AddHolidayDialog year={year} />
    </>
  );
}
