-- At the size of the country: a million visits, half a million teachers.

-- Who is in the field today.
create index visit_day on visit (visit_date, path text_pattern_ops) include (person_id);
-- Reports on their way back are few among all that were ever sent.
create index visit_returned on visit (path text_pattern_ops) where state = 'RETURNED';
-- Those who plan, by place, without walking past the teachers.
create index duty_role_path on duty (role_id, path text_pattern_ops) where kind = 'PRIMARY';
create index person_type on person (type, status);
create index rollup_month_path on rollup_month (path text_pattern_ops, month);
-- One day of a place: asked place by place, and the days of all years stand in between.
create index rollup_day_today on rollup_day (day, path text_pattern_ops);
