// Package read gives a line editor what a person types.
package read

import (
	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/convert_typed"
)

// Reader is a terminal, as the line editor reads it.
type Reader struct{ Typing *terminal.Typing }

// Read puts what comes next into room, converted (convert_typed). Before that the line editor is told where the cursor
// is, if it has asked (write).
//
// **Runs on:** one thread at a time. It is the line editor's. The method is io.Reader's. Errors: the terminal's.
func (r Reader) Read(room []byte) (int, error) {
	for ; r.Typing.Asked.Load() > 0; r.Typing.Asked.Add(-1) {
		r.Typing.Ready = append([]byte(terminal.CursorPlace), r.Typing.Ready...)
	}
	typed := make([]byte, 4096)
	for len(r.Typing.Ready) == 0 {
		n, err := r.Typing.Source.Read(typed)
		convert_typed.ConvertTyped(r.Typing, typed[:n])
		if err != nil && len(r.Typing.Ready) == 0 {
			return 0, err
		}
	}
	n := copy(room, r.Typing.Ready)
	r.Typing.Ready = r.Typing.Ready[n:]
	return n, nil
}
