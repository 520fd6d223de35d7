// Package cli_slow_build stands in for describe_build.
package cli_slow_build

// CliSlowBuild is what describe_build says of a slow build, in short.
func CliSlowBuild() string {
	return "slow"
}
