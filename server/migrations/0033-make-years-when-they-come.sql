-- Years ahead are made when they come near, by every start of the server: each one costs statements over all visits time to plan, used or not.
create function make_visit_year(year integer) returns void language plpgsql as $$
begin
  -- Several copies may start at once.
  perform pg_advisory_xact_lock(hashtext('make_visit_year'));
  if to_regclass(format('visit_%s', year)) is not null then
    return;
  end if;
  -- A year that was never made has its visits among the other years, where they are found as well.
  if exists (select from visit_other_years where visit_date between make_date(year, 1, 1) and make_date(year, 12, 31)) then
    return;
  end if;
  execute format('create table visit_%s partition of visit for values from (%L) to (%L)', year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
end $$;
revoke execute on function make_visit_year from public;

do $$
declare
  is_used boolean;
begin
  for year in 2028..2030 loop
    continue when to_regclass(format('visit_%s', year)) is null;
    execute format('select exists (select from %I)', format('visit_%s', year)) into is_used;
    if not is_used then
      execute format('drop table %I', format('visit_%s', year));
    end if;
  end loop;
end $$;
