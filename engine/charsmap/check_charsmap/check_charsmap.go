// Package check_charsmap checks the table by which a tokenizer rewrites texts.
package check_charsmap

import (
	"encoding/binary"
	"fmt"

	"rkllmd/engine/charsmap"
	"rkllmd/engine/charsmap/check_replacement"
)

// CheckCharsmap checks that whatever text llama.cpp looks up in table, it stays inside: it ends the process where a
// step leads outside. Each unit that some text leads to is looked at, as it does (XOR-compressed double array, as
// SentencePiece has it in precompiled_charsmap).
//
// **Runs on:** any thread. It takes up to 100 ms for a table of 1 MB.
func CheckCharsmap(table string) error {
	if len(table) < charsmap.UnitBytes {
		return fmt.Errorf("it has %d bytes; it must begin with the length of its array, in 4", len(table))
	}
	size := uint64(binary.LittleEndian.Uint32([]byte(table)))
	if size+charsmap.UnitBytes >= uint64(len(table)) {
		return fmt.Errorf("its array has %d bytes of %d; the replacements must follow it", size, len(table))
	}
	units := make([]uint32, size/charsmap.UnitBytes)
	for i := range units {
		units[i] = binary.LittleEndian.Uint32([]byte(table[charsmap.UnitBytes*(i+1):][:charsmap.UnitBytes]))
	}
	if len(units)%charsmap.Block != 0 {
		return fmt.Errorf("its array has %d units; it must be a multiple of %d", len(units), charsmap.Block)
	}
	replacements := table[charsmap.UnitBytes+size:]
	seen := make([]bool, len(units))
	for waiting, at := []uint32{0}, uint32(0); len(units) > 0 && len(waiting) > 0; {
		at, waiting = waiting[len(waiting)-1], waiting[:len(waiting)-1]
		place := units[at] >> charsmap.Place
		if units[at]&charsmap.Wide != 0 {
			place *= charsmap.Block
		}
		base := place ^ at
		if uint64(base) >= uint64(len(units)) {
			return fmt.Errorf("unit %d leads to %d; there are %d", at, base, len(units))
		}
		if units[at]&charsmap.Leaf != 0 {
			if err := check_replacement.CheckReplacement(replacements, units[base]&^charsmap.Value); err != nil {
				return err
			}
		}
		for label := uint32(1); label <= charsmap.Label; label++ {
			if to := base ^ label; units[to]&(charsmap.Value|charsmap.Label) == label && !seen[to] {
				seen[to], waiting = true, append(waiting, to)
			}
		}
	}
	return nil
}
