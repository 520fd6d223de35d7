// Package list_highest lists the highest of many numbers.
package list_highest

// #include <stdint.h>
// void rkllmd_list_highest(const float *numbers, int32_t count, int32_t *places, int32_t room);
import "C"

import (
	"slices"
	"unsafe"

	_ "rkllmd/engine/sampler/find_higher"
)

// ListHighest returns the places of the count highest of numbers, ascending; of equal ones those of the first. count is
// 1 to as many as there are.
//
// **Runs on:** any thread.
func ListHighest(numbers []float32, count int) []int32 {
	places := make([]int32, count)
	C.rkllmd_list_highest((*C.float)(unsafe.SliceData(numbers)), C.int32_t(len(numbers)),
		(*C.int32_t)(unsafe.SliceData(places)), C.int32_t(count))
	slices.Sort(places)
	return places
}
