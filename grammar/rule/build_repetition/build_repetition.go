// Package build_repetition writes an item that is repeated.
package build_repetition

import (
	"fmt"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/add_rule"
	"rkllmd/grammar/rule/meter_size"
)

// BuildRepetition writes an item that is repeated least to most times; most may be grammar.NoLimit. The item is a
// single name, class, literal or group. More than 64 of them are written as blocks of blocks, so that the grammar
// stays small; how many blocks there are is plain from the number of items, so nothing can be read in two ways.
//
// **Runs on:** one thread at a time.
func BuildRepetition(w *grammar.Writer, item string, least, most int) string {
	switch {
	case most == 0:
		return `""`
	case most == grammar.NoLimit && least == 0:
		return item + "*"
	case most == grammar.NoLimit:
		return BuildRepetition(w, item, least, least) + " " + item + "*"
	case most <= grammar.BlockSize:
		meter_size.MeterSize(w, most*(len(item)+1))
		return fmt.Sprintf("%s{%d,%d}", item, least, most)
	}
	block := add_rule.AddRule(w, "block", fmt.Sprintf("%s{%d}", item, grammar.BlockSize))
	meter_size.MeterSize(w, grammar.BlockSize*(len(item)+1))
	blocks, rest := least/grammar.BlockSize, least%grammar.BlockSize
	fixed := BuildRepetition(w, block, blocks, blocks) + " " + BuildRepetition(w, item, rest, rest)
	if most == least {
		return fixed
	}
	blocks, rest = (most-least)/grammar.BlockSize, (most-least)%grammar.BlockSize
	full := BuildRepetition(w, block, blocks, blocks) + " " + BuildRepetition(w, item, 0, rest)
	if blocks == 0 {
		return fixed + " " + full
	}
	short := BuildRepetition(w, block, 0, blocks-1) + " " + BuildRepetition(w, item, 0, grammar.BlockSize-1)
	return fmt.Sprintf("%s ( %s | %s )", fixed, short, full)
}
