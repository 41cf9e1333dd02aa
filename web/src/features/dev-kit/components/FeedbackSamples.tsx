import { useState } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { ErrorSummary, type FieldIssue } from "../../../ui/feedback/ErrorSummary.tsx";
import { InlineMessage } from "../../../ui/feedback/InlineMessage.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

export function FeedbackSamples() {
  const t = useKitText();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const message = t("বাংলা নাম লিখুন", "Write the Bangla name");
  return (
    <KitSection title={t("সাড়া", "Feedback")}>
      <div className={styles.two}>
        <div className={styles.stack}>
          <Alert tone="info" title={t("নতুন সংস্করণ আছে", "A new version is ready")}>
            {t("পাতাটি আবার খুললে পাবেন।", "Open the page again to get it.")}
          </Alert>
          <Alert tone="good">{t("২৩টি ছুটি আমদানি হয়েছে।", "23 holidays were imported.")}</Alert>
          <Alert
            tone="warning"
            title={t("২টি অংশে অসংরক্ষিত পরিবর্তন", "Unsaved changes in 2 parts")}
            actions={<Button size="sm">{t("সংরক্ষণ", "Save")}</Button>}
          />
          <Alert tone="bad" title={t("৫টি লাইনে ভুল আছে", "5 lines have mistakes")}>
            {t("ফাইলটি ঠিক করে আবার বাছুন।", "Correct the file and choose it again.")}
          </Alert>
          <InlineMessage tone="good">
            {t("পাঠানো হয়েছে, ১.২ সেকেন্ড", "Sent, 1.2 seconds")}
          </InlineMessage>
          <InlineMessage tone="bad">
            {t("আগে ঠিকানাটি ঠিক করুন", "Correct the address first")}
          </InlineMessage>
        </div>
        <Card>
          <div className={styles.stack}>
            <ErrorSummary title={t("একটি ভুল আছে", "There is a problem")} issues={issues} />
            <TextField
              id="kit-name"
              label={t("নাম (বাংলা)", "Name (Bangla)")}
              isRequired
              error={issues.length > 0 ? message : undefined}
            />
            <Button variant="primary" onClick={() => setIssues([{ fieldId: "kit-name", message }])}>
              {t("জমা দিন", "Submit")}
            </Button>
            <ProgressBar label={t("এসএমএস পাঠানো হচ্ছে", "Sending SMS")} value={812} total={1204} />
            <Skeleton width="60%" />
            <Skeleton height={40} />
          </div>
        </Card>
        <Card>
          <EmptyState
            title={t("কোনো নোটিশ নেই", "There are no notices")}
            text={t("নতুন নোটিশ এলে এখানে দেখা যাবে।", "New notices will appear here.")}
            action={<Button variant="primary">{t("নোটিশ তৈরি", "Create notice")}</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title={t("তথ্য আনা যায়নি", "The data could not be loaded")}
            text={t("ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।", "Check the connection and try again.")}
            onRetry={() => {}}
          />
        </Card>
      </div>
    </KitSection>
  );
}
