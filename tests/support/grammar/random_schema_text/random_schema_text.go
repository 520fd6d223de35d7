// Package random_schema_text makes the text of a random schema.
package random_schema_text

import (
	"encoding/json"
	"math/rand/v2"

	"rkllmd/tests/support/grammar/random_schema"
)

// RandomSchemaText makes the text of a random schema, with what its references name.
func RandomSchemaText(r *rand.Rand) string {
	schema := random_schema.RandomSchema(r, 0)
	if object, ok := schema.(map[string]any); ok {
		object["$defs"] = map[string]any{"x": random_schema.RandomSchema(r, 2), "y": random_schema.RandomSchema(r, 1)}
	}
	text, err := json.Marshal(schema)
	if err != nil {
		panic(err)
	}
	return string(text)
}
