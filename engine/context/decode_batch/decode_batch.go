// Package decode_batch has a team of threads compute a batch.
package decode_batch

// #include <stdint.h>
// int32_t rkllmd_decode_batch(void *context, int32_t threads, int32_t count, int32_t *tokens, float *rows,
//     int32_t *positions, int32_t *sequences, int8_t *wanted);
import "C"

import (
	"runtime"
	"time"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/choose_threads"
	"rkllmd/engine/context/count_cpu_time"
	"rkllmd/engine/context/keep_threads"
	"rkllmd/engine/context/update_team"
)

// DecodeBatch runs the batch in c.Buffers through the model by so many threads of c.Team, which is judged by it. rows,
// unless nil, stand in the place of the tokens. It returns llama_decode's code, and 1000 more where all sequences are
// lost. Where the time of the threads cannot be read the team stays, and leaves a CPU to the others.
//
// **Runs on:** one thread at a time. It is the one that uses the context. **Holds:** Model.Computing, and a share of
// the CPUs.
func DecodeBatch(c *engine.Context, threads int, rows []float32) int {
	runtime.LockOSThread() // whose time counts, and whose CPUs
	defer runtime.UnlockOSThread()
	keep_threads.KeepThreads(c)
	began, spent, t, b := time.Now(), count_cpu_time.CountCPUTime(c), &c.Team, &c.Buffers
	if spent < 0 {
		t.Fixed, t.Threads = true, choose_threads.ChooseThreads(c.Threads, 1)
		threads = min(threads, t.Threads)
	}
	change := threads
	if t.Told == threads {
		change = 0
	}
	t.Told = threads
	ids := (*C.int32_t)(&b.Tokens[0])
	if rows != nil {
		ids = nil
	}
	code := C.rkllmd_decode_batch(c.Ptr, C.int32_t(change), C.int32_t(len(b.Tokens)), ids,
		(*C.float)(unsafe.SliceData(rows)), (*C.int32_t)(&b.Positions[0]), (*C.int32_t)(&b.Sequences[0]),
		(*C.int8_t)(&b.Wanted[0]))
	now := time.Now()
	update_team.UpdateTeam(t, threads, now.Sub(began), count_cpu_time.CountCPUTime(c)-spent, now)
	return int(code)
}
