-- The visits of many institutes are counted and rated from the index alone: a common word of their names finds thousands.
create index visit_of_institute on visit (institute_id, visit_date desc) include (kind, path, timing, state, rating, person_id, designation_id);
drop index visit_institute;
