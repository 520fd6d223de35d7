package manual_test

import (
	"strings"
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/manual/append_flag"
)

func TestAppendFlag(t *testing.T) {
	flags := pflag.NewFlagSet("x", pflag.ContinueOnError)
	flags.SortFlags = false
	flags.StringP("out-file", "o", "", "write to `PATH`")
	flags.Bool("all", false, "everything")
	flags.Bool("secret", false, "nothing")
	require.NoError(t, flags.MarkHidden("secret"))
	var page strings.Builder
	flags.VisitAll(append_flag.AppendFlag(&page))
	require.Equal(t, ".TP\n\\fB\\-o, \\-\\-out\\-file\\fR \\fIPATH\\fR\nwrite to PATH\n"+
		".TP\n\\fB\\-\\-all\\fR\neverything\n",
		page.String())
}
