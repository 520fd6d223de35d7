// Package asyncapi_check compares a message with the AsyncAPI document.
package asyncapi_check

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// AsyncapiCheck fails the test unless the document allows message on channel as the one that is called name.
func AsyncapiCheck(tb testing.TB, c *jsonschema.Compiler, channel, name string, message any) {
	tb.Helper()
	schema, err := c.Compile("file:///asyncapi.json#/channels/" + channel + "/messages/" + name + "/payload")
	require.NoError(tb, err)
	text, err := json.Marshal(message)
	require.NoError(tb, err)
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(tb, err)
	require.NoError(tb, schema.Validate(value), "%s: %s", name, text)
}
