#define _GNU_SOURCE
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

// Notes the ids of up to room threads of this process that have this name, at most 15 bytes, but not that of the thread except.
// Returns how many there are, at most room.
int32_t rkllmd_list_named_threads(const char *name, pid_t except, pid_t *ids, int32_t room)
{
	DIR *tasks = opendir("/proc/self/task");
	int32_t count = 0;

	for (struct dirent *task; tasks && count < room && (task = readdir(tasks));) {
		char path[64], found[32] = "";
		snprintf(path, sizeof path, "/proc/self/task/%.20s/comm", task->d_name);
		const pid_t id = atoi(task->d_name);
		FILE *file = id > 0 && id != except ? fopen(path, "re") : NULL;
		if (!file)
			continue;
		if (fgets(found, sizeof found, file))
			found[strcspn(found, "\n")] = 0;
		fclose(file);
		if (strcmp(found, name) == 0)
			ids[count++] = id;
	}
	if (tasks)
		closedir(tasks);
	return count;
}
