package template_test

import (
	"testing"
	"time"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/format_date"
)

func TestFormatDate(t *testing.T) {
	date := format_date.FormatDate(time.Date(2026, 3, 5, 16, 7, 8, 0, time.UTC))
	for format, want := range map[string]string{
		"%d %b %Y": "05 Mar 2026", "%A, %e %B %y": "Thursday,  5 March 26", "%H:%M:%S %I%p": "16:07:08 04PM",
		"%F %T %j %a": "2026-03-05 16:07:08 064 Thu",
		"100%% %Q":    "100% %Q", "": "", "%z %Z": "+0000 UTC",
	} {
		require.Equal(t, want, date(&exec.VarArgs{Args: []*exec.Value{exec.AsValue(format)}}).String())
	}
}
