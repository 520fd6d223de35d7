package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/list_items"
	"rkllmd/tests/grammar/parse_object"
)

func TestListItems(t *testing.T) {
	for text, expected := range map[string][2]any{
		`{}`: {[]any(nil), true}, `{"items": false}`: {[]any(nil), false},
		`{"items": [true], "additionalItems": false}`: {[]any{true}, false},
		`{"items": [true]}`:                           {[]any{true}, true}, `{"prefixItems": [false], "items": true}`: {[]any{false}, true},
	} {
		first, rest := list_items.ListItems(parse_object.ParseObject(t, text), "#")
		require.Equal(t, expected, [2]any{first, rest}, text)
	}
}
