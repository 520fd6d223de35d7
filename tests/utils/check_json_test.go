package utils_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/check_json"
)

func TestCheckJSON(t *testing.T) {
	for _, good := range []string{`{}`, " [1, \"a\u00e9\"] \n", `"\ud83d\ude00"`, `7`, `null`} {
		require.NoError(t, check_json.CheckJSON([]byte(good)), good)
	}
	for bad, why := range map[string]string{
		``:                       "the message ends in the middle of its JSON text (at byte 0)",
		`{"a":`:                  "the message ends in the middle of its JSON text (at byte 5)",
		`{} {}`:                  `nothing may follow the JSON text of a message, not "{" (at byte 3)`,
		`{x}`:                    `a member name in double quotes or } must stand here, not "x" (at byte 1)`,
		"{\"a\":\"\xff\"}":       `strings must be UTF-8, not "\xff" (at byte 6)`,
		"[\"\xe4\xbb\"]":         `a UTF-8 character that was begun must go on here, not "\"" (at byte 4)`,
		`["\ud800"]`:             `\ud800 to \udbff and \udc00 to \udfff are halves of one character and must stand in pairs, in this order (at byte 8)`,
		strings.Repeat("[", 513): "arrays and objects are nested deeper than 512 levels (at byte 512)",
		`01`:                     "a number must have JSON's notation (at byte 1)",
	} {
		require.EqualError(t, check_json.CheckJSON([]byte(bad)), why, "%.20s", bad)
	}
}
