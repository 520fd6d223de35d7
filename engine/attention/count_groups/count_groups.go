// Package count_groups decides how many groups of heads are computed together.
package count_groups

// #include <stdint.h>
// int64_t rkllmd_count_groups(int64_t groups, int64_t most, int64_t streams, int64_t threads);
import "C"

// CountGroups returns how many groups of heads a thread computes together, most at most: as many as leave no thread
// more groups to compute than it would have with one at once. There are so many groups in each of some streams. For
// ggml its C half is called.
//
// **Runs on:** any thread.
func CountGroups(groups, most, streams, threads int64) int64 {
	return int64(C.rkllmd_count_groups(C.int64_t(groups), C.int64_t(most), C.int64_t(streams), C.int64_t(threads)))
}
