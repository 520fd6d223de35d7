// Package write_mark writes how much of a range is there.
package write_mark

import (
	"encoding/binary"

	"rkllmd/store/fetch"
)

// WriteMark writes that done bytes of range i are there. They were written before: a process that is killed between the
// two has more than it knows of, never less.
//
// **Runs on:** one thread at a time. It is the one that has taken the range.
func WriteMark(part *fetch.Part, i int, done int64) error {
	mark := binary.LittleEndian.AppendUint64(nil, uint64(done))
	_, err := part.Marks.WriteAt(mark, int64(i)*fetch.MarkSize)
	return err
}
