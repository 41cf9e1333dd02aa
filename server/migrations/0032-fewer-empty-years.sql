-- Each year of visits costs every statement time to plan that does not name its days. Years that are empty and far are left to the table of
-- other years; the next ones are made here in good time, and a later migration makes those after them.
do $$
declare
  part text;
  is_used boolean;
begin
  for year in 2020..2040 loop
    continue when year between 2024 and 2030;
    part := format('visit_%s', year);
    execute format('select exists (select from %I)', part) into is_used;
    if not is_used then
      execute format('drop table %I', part);
    end if;
  end loop;
end $$;
