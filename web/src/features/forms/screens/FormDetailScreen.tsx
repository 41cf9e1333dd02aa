import { useTranslation } from "react-i18next";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { FormDetail } from "../components/FormDetail.tsx";
import { useForm } from "../forms.api.ts";

export default function FormDetailScreen() {
  const { id } = useRouteParams();
  useTranslation("form");
  const form = useForm(Number(id));
  if (form.error?.statusCode === 404) return <NotFoundPage />;
  return (
    <QueryState query={form} skeleton={<RecordShape main={[320, 240]} side={[280]} />}>
      {(data) => <FormDetail form={data} />}
    </QueryState>
  );
}
