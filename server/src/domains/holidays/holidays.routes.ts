import { HOLIDAY_ERRORS, holidayCalls } from "@shikkha/contract/holidays.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { readHolidayFile } from "./holiday-file.ts";
import { findHoliday, listHolidays } from "./holidays.reads.ts";
import { deleteHoliday, insertHolidays } from "./holidays.writes.ts";

export const holidaysDomain = defineDomain({
  calls: holidayCalls,
  constraints: { holiday_not_twice: HOLIDAY_ERRORS.exists },
  handlers: {
    all: ({ query }, { db }) => listHolidays(db, query.year),
    add: async ({ body }, write) => {
      await insertHolidays(write, body.holidays);
      return listHolidays(write.tx, body.year);
    },
    previewFile: async ({ query, file }, { db, language }) => {
      const { holidays, faults } = readHolidayFile(
        file.content,
        query.year,
        await listHolidays(db, query.year),
      );
      const told = faults.map(({ message, ...place }) => ({
        ...place,
        message: fieldMessage({ message, path: [] }, language),
      }));
      return { holidays: [...holidays], faults: told };
    },
    storeFile: async ({ query, file }, write) => {
      const { holidays, faults } = readHolidayFile(
        file.content,
        query.year,
        await listHolidays(write.tx, query.year),
      );
      if (faults.length > 0)
        throw new AppError(HOLIDAY_ERRORS.faulty, { blanks: { count: faults.length } });
      await insertHolidays(write, holidays);
      return { added: holidays.length };
    },
    remove: async ({ params }, write) => {
      const holiday = await findHoliday(write.tx, params.id);
      if (!holiday) throw new AppError(ERRORS.notFound);
      await deleteHoliday(write, holiday);
      return holiday;
    },
  },
});
