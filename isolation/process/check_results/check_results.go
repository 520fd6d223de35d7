// Package check_results takes over results that another process has written.
package check_results

import (
	"bytes"
	"fmt"
	"unsafe"

	"rkllmd/isolation"
)

// CheckResults copies count structures of size bytes, a multiple of 8, and the texts that they point to, out of the
// room bytes at region, which another process has written and may be changing at this moment, into scratch, which
// grows. Each pointer is checked on the copy: a text must end inside region, an array must lie in it as its counts
// say, and is not copied. What it returns begins with the structures.
//
// **Runs on:** any thread. Errors: what does not fit.
func CheckResults(scratch []uint64, pointers []isolation.Pointer, size uintptr, count int, region unsafe.Pointer,
	room uintptr) ([]uint64, error) {
	whole := size * uintptr(count)
	if whole > room {
		return scratch, fmt.Errorf("%d results have more than the %d bytes that were sent", count, room)
	}
	source := unsafe.Slice((*byte)(region), room)
	scratch = append(scratch[:0], unsafe.Slice((*uint64)(region), whole/8)...)
	for i := range count * len(pointers) {
		pointer := pointers[i%len(pointers)]
		base := unsafe.Add(unsafe.Pointer(unsafe.SliceData(scratch)), uintptr(i/len(pointers))*size)
		slot := (*uint64)(unsafe.Add(base, pointer.Offset))
		start := *slot - uint64(uintptr(region))
		switch {
		case *slot == 0:
		case start > uint64(room):
			return scratch, fmt.Errorf("a pointer leads outside the memory for results")
		case pointer.First != 0:
			first := max(0, int64(*(*int32)(unsafe.Add(base, pointer.First))))
			second := max(0, int64(*(*int32)(unsafe.Add(base, pointer.Second))))
			if start%4 != 0 || uint64(first*second) > (uint64(room)-start)/4 {
				return scratch, fmt.Errorf("the counts of an array are %d and %d, which is more than was sent", first,
					second)
			}
		default:
			length := bytes.IndexByte(source[start:min(uint64(room), start+isolation.MaxText)], 0)
			if length < 0 || uintptr(len(scratch)*8+length) > 2*room+whole {
				return scratch, fmt.Errorf("a text has no end within %d bytes", isolation.MaxText)
			}
			begin := len(scratch)
			*slot = uint64(begin) // scratch may move
			scratch = append(scratch, make([]uint64, length/8+1)...)
			copy(unsafe.Slice((*byte)(unsafe.Pointer(&scratch[begin])), length), source[start:])
		}
	}
	for i := range count * len(pointers) {
		pointer := pointers[i%len(pointers)]
		at := uintptr(i/len(pointers))*size + pointer.Offset
		if slot := &scratch[at/8]; pointer.First == 0 && *slot != 0 {
			*slot = uint64(uintptr(unsafe.Pointer(&scratch[*slot])))
		}
	}
	return scratch, nil
}
