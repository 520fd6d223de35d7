package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/refuse_schema"
)

func TestRefuseSchema(t *testing.T) {
	defer func() { require.Equal(t, &grammar.Failure{Place: "#/items", Reason: "it is 3"}, recover()) }()
	refuse_schema.RefuseSchema("#/items", "it is %d", 3)
}
