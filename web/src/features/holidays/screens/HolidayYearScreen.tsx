import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { HolidayYearPage } from "../components/HolidayYearPage.tsx";
import { useAddressYear } from "../use-holiday-address.ts";

export default function HolidayYearScreen() {
  const year = useAddressYear();
  return year === undefined ? <NotFoundPage /> : <HolidayYearPage year={year} />;
}
