package crash_test

import (
	"io"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/crash/render_crash_line"
)

func TestRenderCrashLine(t *testing.T) {
	before := slog.Default()
	defer slog.SetDefault(before)
	library := &rkllm.Library{Name: `/a "b" {1}/librkllmrt.so`, Version: "1.1.0 to 1.1.4"}
	slog.SetDefault(slog.New(slog.NewTextHandler(io.Discard, nil)))
	require.Equal(t, [7]string{"time=", ` level=ERROR msg="the library has crashed, and the daemon with it" signal=`,
		" function=", " thread=", " address=", " pc=",
		" base=0x0000000000000000 library=\"/a \\\"b\\\" {1}/librkllmrt.so\" version=\"1.1.0 to 1.1.4\"\n"},
		render_crash_line.RenderCrashLine(library))
	slog.SetDefault(slog.New(slog.NewJSONHandler(io.Discard, nil)))
	require.Equal(t, [7]string{`{"time":"`,
		`","level":"ERROR","msg":"the library has crashed, and the daemon with it","signal":"`, `","function":"`,
		`","thread":"`,
		`","address":"`, `","pc":"`, "\",\"base\":\"0x0000000000000000\",\"library\":\"/a \\\"b\\\" " +
			"{1}/librkllmrt.so\",\"version\":\"1.1.0 to 1.1.4\"}\n"}, render_crash_line.RenderCrashLine(library))
}
