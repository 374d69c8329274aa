# What is installed and packaged.
include(GNUInstallDirs)
