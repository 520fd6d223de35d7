// Package describe_failure returns the error for what ended the parsing or the rendering of a template.
package describe_failure

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"rkllmd/jinja"
)

// DescribeFailure returns the error for what ended the parsing or the rendering of a template. A fault of the engine
// itself must not end the program.
//
// **Runs on:** any thread.
func DescribeFailure(source string, thrown any) error {
	failure, ok := thrown.(*jinja.Failure)
	if !ok {
		reason := fmt.Sprintf("a fault of the template engine: %v", thrown)
		return &jinja.Error{Reason: reason, Message: errors.New(reason)}
	}
	e := &jinja.Error{Reason: failure.Reason, Raised: failure.Raised, Message: errors.New(failure.Reason)}
	if failure.Start < 0 || failure.Start > len(source) {
		return e
	}
	before := source[:failure.Start]
	line := strings.LastIndexByte(before, '\n') + 1
	e.Line, e.Column = strings.Count(before, "\n")+1, utf8.RuneCountInString(before[line:])+1
	piece := source[failure.Start:min(max(failure.End, failure.Start), len(source))]
	if end := strings.IndexByte(piece, '\n'); end >= 0 {
		piece = piece[:end]
	}
	if len(piece) > 80 {
		piece = strings.ToValidUTF8(piece[:77], "") + "..."
	}
	e.Piece = piece
	e.Message = fmt.Errorf("line %d, column %d, at %q: %s", e.Line, e.Column, piece, failure.Reason)
	return e
}
