-- A begun visit may go to a successor. Whoever began it may still hand it in: it was carried out, perhaps without a line.
alter table visit_draft add column begun_by bigint constraint visit_draft_beginner_exists references person (id);
update visit_draft set begun_by = person_id;
alter table visit_draft alter column begun_by set not null;
