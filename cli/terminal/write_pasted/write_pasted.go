// Package write_pasted hands bytes to the line editor.
package write_pasted

import "rkllmd/cli/terminal"

// WritePasted appends bytes to typing.Ready: as they are where they were typed; where they were pasted, as
// convert_typed says.
//
// **Runs on:** one thread at a time.
func WritePasted(typing *terminal.Typing, bytes []byte) {
	if !typing.Pasted {
		typing.Ready = append(typing.Ready, bytes...)
		return
	}
	for _, b := range bytes {
		second := b == '\n' && typing.Return // of the two bytes that end a line
		typing.Return = b == '\r'
		switch {
		case second:
		case b == '\r' || b == '\n':
			typing.Ready = append(typing.Ready, terminal.LineSign...)
		case b == '\t':
			typing.Ready = append(typing.Ready, terminal.TabSign...)
		case b >= ' ' && b != '\x7f':
			typing.Ready = append(typing.Ready, b)
		}
	}
}
