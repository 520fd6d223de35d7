package library_test

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library"
	"rkllmd/cli/library/flush_log"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/tests/support/daemon/own_process"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

func TestWriteWaiting(t *testing.T) {
	if !own_process.OwnProcess(t) { // it is the process's log
		return
	}
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	require.NoError(t, reader.SetReadDeadline(time.Now().Add(time.Minute)))
	log := set_up_log.SetUpLog(writer, "text", utils.LevelInfo)
	long := strings.Repeat("x", 1000)
	const lines = 3 * library.MaxWaiting / 1000
	for i := range lines {
		log_message.LogMessage(utils.LevelInfo, "a line", "number", i, "text", long)
	}
	input, seen, lost := bufio.NewReaderSize(reader, 1<<16), 0, 0
	for seen+lost < lines {
		line, err := input.ReadString('\n')
		require.NoError(t, err)
		if _, count, found := strings.Cut(line, `msg="the log was not read in time: lines are lost" lines=`); found {
			number, err := strconv.Atoi(strings.TrimSpace(count))
			require.NoError(t, err)
			lost += number
			continue
		}
		require.Contains(t, line, " text="+long)
		seen++
	}
	require.Equal(t, lines, seen+lost)
	require.Positive(t, lost)
	flush_log.FlushLog(log)

	require.NoError(t, reader.Close())
	for range lines {
		log_message.LogMessage(utils.LevelInfo, "nobody hears that", "text", long)
	}
	require.LessOrEqual(t, len(log.Waiting), library.MaxWaiting)
}
