// Package terminal_until types and reads at a terminal.
package terminal_until

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// TerminalUntil types text at the person's side of a terminal, and reads until all of seen have appeared, one after the
// other; it returns all that was read. A question where the cursor stands is answered, as a terminal does.
func TerminalUntil(t testing.TB, person *os.File, text string, seen ...string) string {
	t.Helper()
	_, err := person.WriteString(text)
	require.NoError(t, err)
	var screen strings.Builder
	words := make([]string, len(seen))
	for i, word := range seen {
		words[i] = regexp.QuoteMeta(word)
	}
	buffer := make([]byte, 4096)
	expected := regexp.MustCompile("(?s)" + strings.Join(words, ".*"))
	for end := time.Now().Add(2 * time.Minute); !expected.MatchString(screen.String()); {
		require.True(t, time.Now().Before(end), "%q is not there:\n%q", seen, screen.String())
		ready, err := unix.Poll([]unix.PollFd{{Fd: int32(person.Fd()), Events: unix.POLLIN}}, 1000)
		if err == unix.EINTR || err == nil && ready == 0 {
			continue
		}
		require.NoError(t, err)
		n, err := person.Read(buffer)
		require.NoError(t, err, "%q is not there:\n%q", seen, screen.String())
		screen.Write(buffer[:n])
		for range strings.Count(string(buffer[:n]), "\x1b[6n") {
			_, err = person.WriteString("\x1b[1;3R")
			require.NoError(t, err)
		}
	}
	return screen.String()
}
