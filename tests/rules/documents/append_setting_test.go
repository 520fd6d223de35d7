package documents_test

import (
	"strings"
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/append_setting"
	"rkllmd/rules/documents/format_setting"
)

func TestAppendSetting(t *testing.T) {
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.Int("b", 3, "make `N`")
	flags.String("a", "", "the `NAME`")
	page := new(strings.Builder)
	page.WriteString("before\n")
	flags.VisitAll(append_setting.AppendSetting(page))
	require.Equal(t, "before\n"+format_setting.FormatSetting(flags.Lookup("a"))+format_setting.FormatSetting(
		flags.Lookup("b")), page.String())
}
