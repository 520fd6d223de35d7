// Package name_client makes a number of what a line calls its client.
package name_client

import (
	"encoding/json"
	"fmt"
	"hash/fnv"

	"rkllmd/generation"
	"rkllmd/utils/convert_whole_numbers"
)

// NameClient returns the number that stands for the client of a line: the number that it is, or one that follows from
// the text; 0: there is none.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func NameClient(client json.RawMessage) (number uint64, err error) {
	if len(client) == 0 || string(client) == "null" {
		return 0, nil
	}
	var text string
	if json.Unmarshal(client, &text) == nil {
		sum := fnv.New64a()
		sum.Write([]byte(text)) // never fails
		return sum.Sum64(), nil
	}
	if json.Unmarshal(convert_whole_numbers.ConvertWholeNumbers(client), &number) != nil {
		return 0, fmt.Errorf("%.0w\"client\" is %.40s; it must be a text, or a whole number from 0 to "+
			"18446744073709551615", generation.ErrInvalid, client)
	}
	return number, nil
}
