// Package skip_value goes past a JSON value.
package skip_value

import (
	"rkllmd/generation"
	"rkllmd/utils"
	"rkllmd/utils/scan/scan_json"
)

// SkipValue returns how many bytes at the start of text are one JSON value, with the blanks before it; how much of text
// is right, where it is not a whole one.
//
// **Runs on:** any thread.
func SkipValue(text string) (int, generation.ReadState) {
	n, done, err := scan_json.ScanJSON(&utils.JSONScanner{}, []byte(text))
	switch {
	case done:
		return n, generation.ReadDone
	case err != nil:
		return n, generation.ReadBroken
	}
	return n, generation.ReadMore
}
