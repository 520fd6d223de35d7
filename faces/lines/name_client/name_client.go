// Package name_client names the client of a line.
package name_client

import (
	"encoding/json"
	"fmt"
	"strconv"

	"rkllmd/generation"
	"rkllmd/utils/convert_whole_numbers"
)

// NameClient returns what a line calls its client, as turns.Client.User: a number, "0" where there is none, or a text
// in quotes, so that 7 and "7" are two.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func NameClient(client json.RawMessage) (user string, err error) {
	if len(client) == 0 || string(client) == "null" {
		return "0", nil
	}
	var text string
	if json.Unmarshal(client, &text) == nil {
		return strconv.Quote(text), nil
	}
	var number uint64
	if json.Unmarshal(convert_whole_numbers.ConvertWholeNumbers(client), &number) != nil {
		return "", fmt.Errorf("%.0w\"client\" is %.40s; it must be a text, or a whole number from 0 to "+
			"18446744073709551615", generation.ErrInvalid, client)
	}
	return strconv.FormatUint(number, 10), nil
}
