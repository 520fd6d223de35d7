// Package measure_read measures how fast memory is read.
package measure_read

// #include <stddef.h>
// #include <stdint.h>
// #cgo noescape rkllmd_measure_read
// #cgo nocallback rkllmd_measure_read
// uint64_t rkllmd_measure_read(const uint64_t *numbers, size_t count, int passes, int cpu, int64_t *ns);
import "C"

import (
	"sync"
	"unsafe"
)

// MeasureRead returns how many bytes per second so many threads read of memory together, each size bytes of its own
// (a multiple of 512), one behind the other: the most that anything which reads all of its weights can have. Each
// thread's fastest pass counts, with one thread in its CPU time, which the other programs of the machine disturb less.
// The sum of all that was read is returned too; the memory holds ones.
//
// **Runs on:** any thread that may wait.
func MeasureRead(threads, size, passes int) (speed float64, sum uint64) {
	var done sync.WaitGroup
	took, sums := make([]int64, threads), make([]uint64, threads)
	for i := range threads {
		space := make([]byte, size+63)
		ahead := -uintptr(unsafe.Pointer(&space[0])) & 63 // vectors stand at multiples of 64
		numbers := unsafe.Slice((*uint64)(unsafe.Pointer(&space[ahead])), size/8)
		for at := range numbers {
			numbers[at] = 1
		}
		done.Add(1)
		go func() {
			defer done.Done()
			cpu := C.int(0)
			if threads == 1 {
				cpu = 1
			}
			sums[i] = uint64(C.rkllmd_measure_read((*C.uint64_t)(unsafe.Pointer(&numbers[0])), C.size_t(len(numbers)),
				C.int(passes), cpu, (*C.int64_t)(&took[i])))
		}()
	}
	done.Wait()
	for i := range threads {
		speed += float64(size) / float64(took[i]) * 1e9
		sum += sums[i]
	}
	return speed, sum
}
