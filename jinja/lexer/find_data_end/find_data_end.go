// Package find_data_end returns where the text before a tag ends, when the blanks that the tag's sign takes away are
// left out.
package find_data_end

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/text/find_strip"
)

// FindDataEnd returns where the text before a tag ends, when the blanks that the tag's sign takes away are left out.
//
// **Runs on:** one thread at a time.
func FindDataEnd(l *jinja.Lexer, at int, sign byte) int {
	data := l.Source[l.At:at]
	if sign == '-' {
		_, to := find_strip.FindStrip(data, nil, false, true)
		return l.At + to
	}
	if sign == '+' || l.Source[at+1] == '{' {
		return at
	}
	line := strings.LastIndexByte(data, '\n') + 1
	if line == 0 && !l.NewLine {
		return at
	}
	if from, _ := find_strip.FindStrip(data[line:], nil, true, false); from == len(data)-line {
		return l.At + line
	}
	return at
}
