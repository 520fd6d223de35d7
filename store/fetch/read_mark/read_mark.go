// Package read_mark reads how much of a range is there.
package read_mark

import (
	"encoding/binary"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/measure_range"
)

// ReadMark returns how many bytes of range i are there.
//
// **Runs on:** one thread at a time. It is the one that has taken the range.
func ReadMark(part *fetch.Part, i int) int64 {
	var mark [fetch.MarkSize]byte
	if _, err := part.Marks.ReadAt(mark[:], int64(i)*fetch.MarkSize); err != nil {
		return 0 // nothing was written there yet
	}
	_, length := measure_range.MeasureRange(part.Plan, i)
	return min(max(int64(binary.LittleEndian.Uint64(mark[:])), 0), length)
}
