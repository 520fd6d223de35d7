// Package note_absent is a server that is not there.
package note_absent

import "errors"

// NoteAbsent is Backend.Check of it.
func NoteAbsent() error { return errors.New("it is not there") }
