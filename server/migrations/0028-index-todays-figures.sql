-- What was carried out on one day, place by place, without a look at what was only planned for it: the figures of today
-- cost what was done today, however many plans and years stand beside it.
create index rollup_day_done on rollup_day (day, path text_pattern_ops) include (done) where done <> 0;
drop index rollup_day_today;
