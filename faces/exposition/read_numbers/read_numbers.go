// Package read_numbers reads numbers that the kernel tells.
package read_numbers

import (
	"bytes"
	"os"
	"strconv"
)

// ReadNumbers returns the words of the file at path that stand behind the last occurrence of mark, in the same line, as
// numbers; a word that is none is 0. It returns nil when the file cannot be read or mark is not in it.
//
// **Runs on:** any thread that may wait.
func ReadNumbers(path, mark string) []float64 {
	text, err := os.ReadFile(path)
	at := bytes.LastIndex(text, []byte(mark))
	if mark == "" {
		at = 0
	}
	if err != nil || at < 0 {
		return nil
	}
	line, _, _ := bytes.Cut(text[at+len(mark):], []byte("\n"))
	var numbers []float64
	for word := range bytes.FieldsSeq(line) {
		number, _ := strconv.ParseFloat(string(word), 64)
		numbers = append(numbers, number)
	}
	return numbers
}
