#include <signal.h>
#include <stdint.h>

// A part of a model's file in memory. start 0: the entry is free.
struct rkllmd_mapping {
	uintptr_t start, end;
	int32_t *lost; // becomes 1 when a page of it is gone
};

extern struct rkllmd_mapping rkllmd_mappings[256];
extern struct sigaction rkllmd_before_lost_page[65]; // what handled each signal before

void rkllmd_on_lost_page(int number, siginfo_t *info, void *context);
