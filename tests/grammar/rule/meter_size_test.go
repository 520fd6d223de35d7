package rule_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/meter_size"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestMeterSize(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	meter_size.MeterSize(w, grammar.MaxSize)
	require.Panics(t, func() { meter_size.MeterSize(w, 1) })
	refuse_schemas.RefuseSchemas(t, [2]string{`{"enum": ["` + strings.Repeat("a", 250000) + `"]}`,
		"the grammar gets too large"})
}
