// Package write_piece writes what has come.
package write_piece

import (
	"time"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/describe_write"
	"rkllmd/store/fetch/measure_range"
	"rkllmd/store/fetch/write_mark"
)

// WritePiece writes piece behind the first done bytes of range i, and that it is there.
//
// **Runs on:** one thread at a time. It is the one that has taken the range.
func WritePiece(part *fetch.Part, i int, done int64, piece []byte) error {
	from, _ := measure_range.MeasureRange(part.Plan, i)
	_, err := part.Data.WriteAt(piece, from+done)
	if err == nil {
		err = write_mark.WriteMark(part, i, done+int64(len(piece)))
	}
	if err != nil {
		return describe_write.DescribeWrite(part, err)
	}
	part.Job.Progress.Done.Add(int64(len(piece)))
	part.Heard.Store(time.Now().UnixNano())
	return nil
}
