#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Restricts this thread, and those that it starts, to the files that rules names, for good: texts, one behind the
// other, up to an empty one, each a letter and a path: r may be read, w read, written, made and removed, in c folders may
// be too, d is a device or a folder of them. What is not there is passed over. Programs are never executed, no TCP is spoken, and no signals go
// to processes outside. Returns the version of Landlock, 0: this kernel has none.
int rkllmd_apply_landlock(const char *rules)
{
	enum { execute = 1, write_file = 2, read_file = 4, read_dir = 8, remove_dir = 1 << 4, remove_file = 1 << 5, make_dir = 1 << 7, make_reg = 1 << 8, refer = 1 << 13,
		truncate_file = 1 << 14, ioctl_dev = 1 << 15, for_files = execute | write_file | read_file | truncate_file | ioctl_dev };
	const uint64_t known[] = {0, 0x1fff, 0x3fff, 0x7fff, 0x7fff, 0xffff};
	struct { uint64_t files, network, scopes; } ruleset = {0, 0, 0};
	struct __attribute__((packed)) { uint64_t access; int32_t file; } rule;
	struct stat status;
	int version = (int)syscall(444, NULL, 0, 1);

	if (version < 1)
		return 0;
	ruleset.files = known[version < 5 ? version : 5];
	ruleset.network = version < 4 ? 0 : 3;
	ruleset.scopes = version < 6 ? 0 : 3;
	int set = (int)syscall(444, &ruleset, version < 4 ? 8 : version < 6 ? 16 : 24, 0);
	if (set < 0)
		return 0;
	for (; *rules != '\0'; rules += strlen(rules) + 1) {
		rule.access = read_file | read_dir;
		if (*rules == 'w' || *rules == 'c')
			rule.access |= write_file | truncate_file | make_reg | remove_file | refer;
		if (*rules == 'c')
			rule.access |= make_dir | remove_dir;
		if (*rules == 'd')
			rule.access |= write_file | ioctl_dev;
		rule.access &= ruleset.files;
		rule.file = open(rules + 1, O_PATH | O_CLOEXEC);
		if (rule.file >= 0 && fstat(rule.file, &status) == 0 && !S_ISDIR(status.st_mode))
			rule.access &= for_files;
		if (rule.file >= 0) {
			(void)syscall(445, set, 1, &rule, 0);
			close(rule.file);
		}
	}
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	if (syscall(446, set, 0) != 0)
		version = 0;
	close(set);
	return version;
}
