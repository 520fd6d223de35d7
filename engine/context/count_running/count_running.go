// Package count_running counts the threads that run.
package count_running

// #include <stdint.h>
// int32_t rkllmd_count_running(void);
import "C"

// CountRunning returns how many threads of the machine run on a CPU or wait for one, the calling one among them; 1
// where the system does not say. Its C half is called by is_cpu_free.
//
// **Runs on:** any thread. Follows proc_loadavg(5), whose fourth field begins with it.
func CountRunning() int {
	return int(C.rkllmd_count_running())
}
